import './light.css'
import './dark.css'
import './global.css'

export { vars } from './contract.css'
export { media } from './media'
export { leadTitle, narrowOnly, numeric, page, quiet, wideOnly } from './text.css'
