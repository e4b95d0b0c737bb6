import { isReachable } from '#lib/network/is-offline.ts';

/** Shows above an island or a part of a page that it does not work. What was entered in it stays. */
export function showNotice(place: HTMLElement) {
  // A part without buttons, such as a card that tilts, only decorates the page.
  if (!place.querySelector('button') || place.querySelector(':scope > [role=alert]')) return;
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.append(noticeContent());
  place.prepend(notice);
}

/** The notice in place of a broken island. It works without React, which may be what failed. */
export function noticeContent(): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>('template#broken');
  const content = template?.content.cloneNode(true) as DocumentFragment;
  // The link alone would do nothing at an address with a hash.
  const link = content.querySelector('a');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    void reloadIfReachable(link.closest('[role=alert]'));
  });
  return content;
}

/** Offline, a reload would lead to the browser's error page. The notice then shows its hidden sentence. */
export async function reloadIfReachable(notice: Element | null) {
  if (await isReachable()) location.reload();
  else notice?.querySelector('[hidden]')?.removeAttribute('hidden');
}
