import { useEffect } from 'react';

/** Asks visitors who leave while the form is being sent, because they would think that it was sent. */
export function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}
