/** How one part of a list's state is read from a query and written to it. */
export interface UrlField<Value> {
  /** Reads a parameter that anyone may have written. A missing or invalid one is the initial value. */
  read: (text: string | null) => Value
  /** The parameter's text; null leaves it out of the URL. */
  write: (value: Value) => string | null
}

/** The page of a list, from 1. */
export const pageField: UrlField<number> = {
  read: (text) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (page) => (page > 1 ? String(page) : null),
}

/** Typed text, such as a search. */
export function textField(maxLength = 100): UrlField<string> {
  return {
    read: (text) => (text ?? '').replaceAll('\0', '').trim().slice(0, maxLength),
    write: (value) => value.trim() || null,
  }
}

/** One of several choices. The initial one is left out of the URL. */
export function choiceField<const Choice extends string | null>(
  choices: readonly Exclude<Choice, null>[],
  initial: Choice,
): UrlField<Choice | Exclude<Choice, null>> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? initial,
    write: (choice) => (choice === initial ? null : choice),
  }
}

export interface ColumnSort<Column extends string = string> {
  column: Column
  direction: 'ascending' | 'descending'
}

/** The column that sorts a table: "name", or "-name" for descending. */
export function sortField<const Column extends string>(
  columns: readonly Column[],
  initial: ColumnSort<Column>,
): UrlField<ColumnSort<Column>> {
  const textOf = ({ column, direction }: ColumnSort<Column>) =>
    direction === 'descending' ? `-${column}` : column
  return {
    read: (text) => {
      const column = columns.find((each) => each === text?.replace(/^-/, ''))
      if (column === undefined) return initial
      return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' }
    },
    write: (sort) => (textOf(sort) === textOf(initial) ? null : textOf(sort)),
  }
}

type Fields<State> = { readonly [Name in keyof State]: UrlField<State[Name]> }

/** Reads and writes the state of a list, which its URL holds completely. */
export interface UrlState<State> {
  read: (search: URLSearchParams) => State
  /** The path with the query of this state, without parameters at their initial value. */
  pathOf: (state: State) => string
}

/** Describes the state of the list at `path` by its fields: one parameter each, in this order. */
export function urlState<State extends object>(
  path: string,
  fields: Fields<State>,
): UrlState<State> {
  const names = namesOf(fields)
  return {
    read(search) {
      const state: Partial<State> = {}
      for (const name of names) state[name] = fields[name].read(search.get(name))
      return state as State
    },
    pathOf(state) {
      const query = new URLSearchParams()
      for (const name of names) {
        const text = fields[name].write(state[name])
        if (text !== null) query.set(name, text)
      }
      return query.size === 0 ? path : `${path}?${query}`
    },
  }
}

/** `Object.keys` with the type that the fields were declared with. */
const namesOf = <State extends object>(fields: Fields<State>) =>
  Object.keys(fields) as (keyof State & string)[]
