import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { houseTheme } from '../house-theme'
import { dress, themeOf } from '../root'
import { useToolbar } from './globals'

/** Every docs page, in the theme that the toolbar says; its own words stay English. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar()
  useLayoutEffect(() => {
    dress(document.documentElement, { theme: globals.theme })
  }, [globals])
  return (
    <DocsContainer {...rest} theme={houseTheme(themeOf(globals))}>
      {children}
    </DocsContainer>
  )
}
