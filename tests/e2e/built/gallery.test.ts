import { expect, test } from '@playwright/test';
import { listProduction, readProduction } from '../../support/production.ts';

test('a build has nothing of the gallery', () => {
  const files = listProduction();
  expect(files.filter((file) => file.includes('gallery'))).toEqual([]);
  expect(files.filter((file) => readProduction(file).includes('company.example'))).toEqual([]);
});
