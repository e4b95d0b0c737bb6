import { type Choice, choiceKey, questionNames } from '#lib/estimate/choice.ts';
import { findPart } from '#ui/custom-element/find-part.ts';

/**
 * Three lists, and the answer to what is chosen in them, from the answers in its own attribute. The choice is in the address,
 * so that it can be sent to somebody.
 */
class CostEstimate extends HTMLElement {
  connectedCallback() {
    const answer = findPart(this, 'answer', HTMLElement);
    const listOf = (name: keyof Choice) => findPart(this, name, HTMLSelectElement);
    const { answers = '{}' } = this.dataset;
    const sentences: Record<string, string> = JSON.parse(answers);

    const show = () => {
      const choice = choiceKey((name) => listOf(name).value);
      const sentence = sentences[choice];
      if (!sentence) throw new Error(`<cost-estimate> has no answer to “${choice}”.`);
      if (answer.textContent !== sentence) answer.textContent = sentence;
    };

    const asked = new URLSearchParams(location.search);
    for (const name of questionNames) {
      const wanted = [...listOf(name).options].find(({ value }) => value === asked.get(name));
      if (wanted) wanted.selected = true;
    }
    show();
    // Not earlier: some screen readers would speak the first answer on arrival, when this part appears.
    const speak = () => answer.setAttribute('aria-live', 'polite');
    this.addEventListener('focusin', speak);
    this.addEventListener('change', () => {
      // Voice control may choose without moving the focus.
      speak();
      show();
      const address = new URL(location.href);
      for (const name of questionNames) address.searchParams.set(name, listOf(name).value);
      address.hash = this.id;
      history.replaceState(history.state, '', address);
    });
  }
}

customElements.define('cost-estimate', CostEstimate);
