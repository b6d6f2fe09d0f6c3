import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/csf'

export const tidyArgTypes: ArgTypesEnhancer = ({ argTypes }) => tidied(argTypes)

/** Removes `@default` from descriptions, since defaults have their own column. */
export const tidied = (argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { description, options, table } = argType
      return [
        name,
        {
          ...argType,
          ...(description && { description: description.replace(/\s*@default[^\n]*/, '') }),
          // The parser cannot resolve unions derived from a list, so the story names the options.
          ...(options && {
            table: { ...table, type: { summary: options.map(quoted).join(' | ') } },
          }),
        },
      ]
    }),
  )

const quoted = (option: unknown) => (typeof option === 'string' ? `'${option}'` : String(option))
