import { useEffect } from 'react';

/** Who leaves while something is sent would think that it was sent. */
export function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}
