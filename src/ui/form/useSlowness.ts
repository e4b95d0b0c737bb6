import { useEffect, useState } from 'react';

/** True once the same phase has lasted for 10 seconds. */
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
