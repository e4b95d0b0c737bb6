import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { serveWithWeakSignal, type WeakSignal } from '../../support/weak-signal.ts';
import type { Engine } from './driver.ts';
import { findEngine, type EngineName } from './engines.ts';
import { Visitor } from './visitor.ts';

export interface EngineOptions {
  engineName: EngineName;
}

interface Fixtures {
  /** A first-time visitor. The test fails on any complaint of the browser. */
  visitor: Visitor;
  signal: WeakSignal;
}

interface WorkerFixtures {
  downloads: string;
  engine: Engine | undefined;
}

export const test = base.extend<Fixtures, EngineOptions & WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  downloads: [
    async ({}, use, { project, workerIndex }) => {
      const folder = join(project.outputDir, `downloads-${workerIndex}`);
      mkdirSync(folder, { recursive: true });
      await use(folder);
    },
    { scope: 'worker' },
  ],

  engine: [
    async ({ engineName, downloads }, use) => {
      const engine = await findEngine(engineName)?.(downloads);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engine, engineName }, use, { skip }) => {
    if (!engine) return skip(true, `${engineName} is not installed`);
    const driver = await engine.open();
    const visitor = new Visitor(driver, process.env['SITE_URL'] ?? '');
    await visitor.hold('a phone');
    await use(visitor);
    const complaints = driver.complaints().filter((line) => !visitor.expected.test(line));
    await driver.close();
    expect(complaints, 'The browser complained').toEqual([]);
  },

  signal: async ({}, use) => {
    const signal = await serveWithWeakSignal();
    await use(signal);
    await signal.cut();
  },
});

export { expect };
