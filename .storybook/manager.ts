import { addons } from 'storybook/manager-api'
import '../packages/ui/src/theme/fonts.css'
import { houseTheme } from './house-theme'

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: houseTheme(dark ? 'dark' : 'light') })
