import { shareLink } from './share.ts';

/** Makes the Share button work. Its `data-copied` is the message after the link was copied. */
export function listenToShare() {
  const button = document.getElementById('share');
  const status = document.getElementById('shared');
  if (!button || !status) return;
  button.addEventListener('click', async () => {
    status.textContent = '';
    const url = location.origin + location.pathname;
    const outcome = await shareLink({ title: document.title, url }, navigator);
    if (outcome === 'copied') status.textContent = button.dataset['copied'] ?? '';
  });
}
