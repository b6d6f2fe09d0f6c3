/** One part of a page's state in the query: how it is read and written. */
export interface UrlField<Value> {
  /** Reads a parameter that anyone may have written. A missing or invalid one is the initial value. */
  read: (search: URLSearchParams, parameter: string) => Value
  /** The encoded parameter: `page=2`. '' leaves it out of the URL. */
  write: (value: Value, parameter: string) => string
}

/** The fields of a state, in the order of their parameters. `feeMin` is the parameter `fee_min`. */
export type UrlFields<State> = { readonly [Name in keyof State]: UrlField<State[Name]> }

/** Rules that involve several fields. */
interface UrlRules<State> {
  /** Corrects a state that was read. */
  afterRead?: (state: State) => State
  /** Leaves out what a path does not need. */
  beforeWrite?: (state: State) => State
}

/** Reads and writes the state of a page, which its URL holds completely. */
export interface UrlState<State> {
  /** The state of the path alone. */
  initial: State
  /** Ignores what is invalid, so that no URL is an error. */
  read: (search: URLSearchParams) => State
  /** The shortest path of a state. */
  pathOf: (state: State) => string
}

/** Describes the state of the page at `path` by its fields. */
export function urlState<State extends object>(
  path: string,
  fields: UrlFields<State>,
  { afterRead = unchanged, beforeWrite = unchanged }: UrlRules<State> = {},
): UrlState<State> {
  const names = namesOf(fields)
  function read(search: URLSearchParams) {
    const state: Partial<State> = {}
    for (const name of names) state[name] = fields[name].read(search, parameterOf(name))
    return afterRead(state as State)
  }
  function pathOf(state: State) {
    const written = beforeWrite(state)
    const parameters = names.map((name) => fields[name].write(written[name], parameterOf(name)))
    const query = parameters.filter(Boolean).join('&')
    return query === '' ? path : `${path}?${query}`
  }
  return { initial: read(new URLSearchParams()), read, pathOf }
}

/** A field of one value. The initial one is left out of the URL. */
export function valueField<Value extends string | number | null>(
  initial: Value,
  read: (text: string) => Value,
): UrlField<Value> {
  return {
    read: (search, parameter) => {
      const text = search.get(parameter)
      return text === null ? initial : read(text)
    },
    write: (value, parameter) =>
      value === initial ? '' : `${parameter}=${encodeURIComponent(`${value}`)}`,
  }
}

/** One of several choices. The initial one is left out of the URL. */
export const choiceField = <const Choice extends string | number | null>(
  choices: readonly Exclude<Choice, null>[],
  initial: Choice,
) =>
  valueField<Choice | Exclude<Choice, null>>(
    initial,
    (text) => choices.find((choice) => `${choice}` === text) ?? initial,
  )

/** An integer between two inclusive bounds. */
export const integerField = <Initial extends number | null>(
  min: number,
  max: number,
  initial: Initial,
) =>
  valueField<number | Initial>(initial, (text) => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    return number >= min && number <= max ? number : initial
  })

/** Several values, read from repeated or comma-separated parameters. */
export function valuesField<Value extends string | number>(
  read: (texts: string[]) => readonly Value[],
): UrlField<readonly Value[]> {
  return {
    read: (search, parameter) =>
      read(search.getAll(parameter).flatMap((texts) => texts.split(','))),
    write: (values, parameter) =>
      values.length === 0 ? '' : `${parameter}=${values.map(encodeURIComponent).join(',')}`,
  }
}

/** Some of several choices, in their order. */
export const choicesField = <const Choice extends string>(choices: readonly Choice[]) =>
  valuesField((texts) => choices.filter((choice) => texts.includes(choice)))

/** A value that the URL does not hold. */
export const fixedField = <Value>(value: Value): UrlField<Value> => ({
  read: () => value,
  write: () => '',
})

const unchanged = <State>(state: State) => state

const parameterOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `Object.keys` with the type that the fields were declared with. */
const namesOf = <State extends object>(fields: UrlFields<State>) =>
  Object.keys(fields) as (keyof State & string)[]
