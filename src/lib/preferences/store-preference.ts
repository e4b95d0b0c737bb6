import { motionKey, themeKey } from './preferences.ts';

export const storeTheme = (isDusk: boolean) => store(themeKey, isDusk ? 'dark' : 'light');
export const storeMotion = (isOn: boolean) => store(motionKey, isOn ? 'enabled' : 'disabled');

function store(key: string, value: string) {
  const { dataset } = document.documentElement;
  try {
    localStorage.setItem(key, value);
    delete dataset[key];
  } catch {
    // If storage is forbidden or full, the choice holds until the page is left.
    dataset[key] = value;
  }
  // The browser sends this event to the other tabs only.
  dispatchEvent(new Event('storage'));
}
