/** What the journeys need of a browser. Expressions run in the page. */
export interface Driver {
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  find(expression: string): Promise<Control | null>;
  /** What the browser complained about in its console. */
  complaints(): string[];
  close(): Promise<void>;
}

export interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  attach(file: string): Promise<void>;
}

export interface Engine {
  /** Opens a new visitor's browser, in which nothing is stored. */
  open(): Promise<Driver>;
  close(): Promise<void>;
}

export type Start = (folder: string) => Promise<Engine>;
