import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { applyToolbar, themeOf } from '../root'
import { storybookTheme } from '../storybook-theme'
import { useToolbar } from './globals'

/** The container of every docs page, in the toolbar's theme. Its text stays English. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar()
  useLayoutEffect(() => {
    applyToolbar(document.documentElement, { theme: globals.theme })
  }, [globals])
  return (
    <DocsContainer {...rest} theme={storybookTheme(themeOf(globals))}>
      {children}
    </DocsContainer>
  )
}
