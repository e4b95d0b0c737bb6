import { currentPath } from '#lib/url/current-path.ts';
import type { ViewName } from './views.ts';

const viewAt: Record<string, ViewName> = {
  '/': 'home',
  '/services': 'services',
  '/work': 'work',
  '/team': 'team',
  '/joinus': 'joinus',
  '/get-started': 'get-started',
  '/404': 'lost',
  '/cards/not-found': 'lost',
  '/cards/sheet': 'legal',
};

/** The view of a page. Only legal pages and cards are not listed. */
export function viewOf(page: URL): ViewName {
  const path = currentPath(page);
  return viewAt[path] ?? (path.startsWith('/cards/') ? 'card' : 'legal');
}
