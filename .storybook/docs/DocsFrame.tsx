import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { houseTheme } from '../house-theme'
import { dressRoot } from '../root'
import { useToolbar } from './globals'

/** Every docs page, in the theme that the toolbar says. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar()
  useLayoutEffect(() => dressRoot({ ...globals, direction: 'ltr', locale: 'en-IN' }), [globals])
  return (
    <DocsContainer {...rest} theme={houseTheme(globals.theme === 'dark' ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  )
}
