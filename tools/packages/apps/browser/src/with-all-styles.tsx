import '@edbazaar/ui/fonts.css'
import '@edbazaar/ui/styles.css'
import { start } from './start'

start()
