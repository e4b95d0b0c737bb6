import { expect, type Page } from '@playwright/test';
import { press, pressInHaste, type } from './pace.ts';

/** What visitors press: each first where an island still sleeps, then where it is awake. */
export const presses: { name: string; path: string; act(page: Page): Promise<void> }[] = [
  {
    name: 'Settings, theme, motion',
    path: '/',
    async act(page) {
      await press(page, page.getByRole('button', { name: 'Settings' }));
      const theme = page.getByRole('switch', { name: 'Theme' });
      await press(page, theme);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await press(page, page.getByRole('switch', { name: 'Motion' }));
    },
  },
  {
    name: 'theme, motion at once',
    path: '/',
    async act(page) {
      await press(page, page.getByRole('button', { name: 'Settings' }));
      const [theme, motion] = ['Theme', 'Motion'].map((name) => page.getByRole('switch', { name }));
      if (theme && motion) await pressInHaste(page, theme, motion);
      await expect(page.locator('html')).toHaveClass(/dark/);
    },
  },
  {
    name: 'a submenu of the footer',
    path: '/services',
    act: (page) => press(page, page.locator('footer summary').first()),
  },
  {
    name: 'opening and closing a member',
    path: '/team',
    async act(page) {
      await press(page, page.getByRole('main').getByRole('link', { name: 'Tobias Lindqvist' }));
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
      await type(page, 'Escape');
      await expect(close).toBeHidden();
    },
  },
  {
    name: 'rearranging the wall',
    path: '/team',
    async act(page) {
      await press(page, page.getByRole('button', { name: 'Rearrange the wall' }));
      const later = page.getByRole('button', { name: 'Move Imogen Hartley later' });
      await expect(later).toBeVisible();
      await press(page, later);
    },
  },
  {
    name: 'filling a form, sending mistakes',
    path: '/joinus',
    async act(page) {
      await press(page, page.getByLabel('First name'));
      await type(page, ...'Ada');
      await press(page, page.getByRole('checkbox').first().locator('xpath=ancestor::label'));
      await press(page, page.getByRole('checkbox').last());
      await press(page, page.getByRole('button', { name: 'Send' }));
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];
