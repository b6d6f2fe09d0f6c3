import { addons } from 'storybook/manager-api'
import '../packages/ui/src/theme/fonts.css'
import { storybookTheme } from './storybook-theme'

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: storybookTheme(dark ? 'dark' : 'light') })
