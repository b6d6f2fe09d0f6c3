import { define } from './element'

define()
