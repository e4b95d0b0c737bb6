import { expect, test } from '@playwright/test';
import { copyProject } from '../../support/project-copy.ts';

const mistakes = [
  {
    mistake: 'a missing field',
    file: 'content/services/software-development.yaml',
    change: (text: string) => text.replace(/^tagline:.*$/m, ''),
    names: 'tagline',
  },
  {
    mistake: 'an unknown key',
    file: 'content/pages/home.yaml',
    change: (text: string) => `${text}\nfavouriteColour: green\n`,
    names: 'favouriteColour',
  },
  {
    mistake: 'a value that is not in the list',
    file: 'content/team/1.yaml',
    change: (text: string) => `${text.replace(/^colorType:.*$/m, '')}\ncolorType: Purple\n`,
    names: 'colorType',
  },
];

for (const { mistake, file, change, names } of mistakes) {
  test(`${mistake} in ${file} stops the build, which names the file`, async () => {
    const project = copyProject();
    try {
      project.edit(file, change);
      const { ok, output } = await project.build();
      expect(ok).toBe(false);
      expect(output).toContain(file);
      expect(output).toContain(names);
    } finally {
      project.remove();
    }
  });
}
