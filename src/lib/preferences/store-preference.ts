import { motionKey, themeKey } from './preferences.ts';

export const storeTheme = (isDusk: boolean) => store(themeKey, isDusk ? 'dark' : 'light');
export const storeMotion = (isOn: boolean) => store(motionKey, isOn ? 'enabled' : 'disabled');

function store(key: string, value: string) {
  const { dataset } = document.documentElement;
  try {
    localStorage.setItem(key, value);
    delete dataset[key];
  } catch {
    // Where storage is forbidden or full the choice holds until the page is left.
    dataset[key] = value;
  }
  // The browser tells the other tabs; this one hears it from here.
  dispatchEvent(new Event('storage'));
}
