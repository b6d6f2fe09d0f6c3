import './light.css'
import './dark.css'
import './global.css'

export { vars } from './contract.css'
export { media } from './media'
export { nameTitle, narrowOnly, numeric, page, quiet, roomyOnly, wideOnly } from './text.css'
