import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/csf'

export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes }) => tidied(argTypes)

/** What a docstring's `@default` says stands in a column of its own, not in the description too. */
export const tidied = (argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description, options, table } = argType
      return [
        name,
        {
          ...argType,
          ...(description && { description: description.replace(/\s*@default[^\n]*/, '') }),
          // A union that is derived from a list is beyond the parser; the story names the list.
          ...(options && {
            table: { ...table, type: { summary: options.map(quoted).join(' | ') } },
          }),
        },
      ]
    }),
  )

const quoted = (option: unknown) => (typeof option === 'string' ? `'${option}'` : String(option))
