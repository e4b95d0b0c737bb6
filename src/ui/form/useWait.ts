import { useEffect, useState } from 'react';
import type { Phase } from './setup.ts';

/**
 * Asks visitors who leave while the form is being sent, because they would think that it was sent. True once the same phase
 * has lasted for 10 seconds.
 */
export function useWait(phase: Phase): boolean {
  const [slow, setSlow] = useState<Phase>('idle');
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const timer = setTimeout(() => setSlow(phase), 10_000);
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      clearTimeout(timer);
      setSlow('idle');
    };
  }, [phase]);
  return phase !== 'idle' && slow === phase;
}
