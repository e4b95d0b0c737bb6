/** What a journey needs from a browser. Expressions run in the page. */
export interface Driver {
  resize(width: number, height: number): Promise<void>;
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  find(expression: string): Promise<Control | null>;
  /** The complaints in the console of the browser. */
  complaints(): string[];
  close(): Promise<void>;
}

export interface Control {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  attach(file: string): Promise<void>;
}

export interface Engine {
  /** Opens the browser of a new visitor, with empty storage. */
  open(): Promise<Driver>;
  close(): Promise<void>;
}

/** Settings of Firefox that its pages do not have, by the names in about:config. */
export type Preferences = Record<string, number>;

export type Start = (folder: string) => Promise<Engine>;
