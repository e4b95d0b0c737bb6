import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React runs this island. False at build time and during hydration. */
export const useIsAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
