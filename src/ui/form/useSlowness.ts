import { useEffect, useState } from 'react';

/** True when one and the same thing has been going on for 10 seconds. */
export function useSlowness(what: string | undefined): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!what) return undefined;
    const timer = setTimeout(() => setSlow(what), 10_000);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [what]);
  return slow === what && what !== undefined;
}
