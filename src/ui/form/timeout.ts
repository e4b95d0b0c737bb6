/** Calls back after so many seconds, unless it is stopped or given a new time. */
export function startTimeout(seconds: number, onEnd: () => void) {
  let timer = setTimeout(onEnd, seconds * 1000);
  return {
    restart: (newSeconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(onEnd, newSeconds * 1000);
    },
    stop: () => clearTimeout(timer),
  };
}
