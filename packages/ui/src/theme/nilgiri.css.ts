import { createTheme } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { nilgiriTokens } from './nilgiri-tokens'

const { motion: _, ...contract } = vars

/**
 * A partner's brand, complete: its class on the root element, or on any other, changes colours,
 * type, corners and shadows of every component, by the contract alone. It is the pattern for a
 * theme of one's own. `motion` is left to the house, which stills it for readers who ask.
 */
export const nilgiriTheme = createTheme(contract, nilgiriTokens)
