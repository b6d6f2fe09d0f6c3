import { createTheme } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { nilgiriTokens } from './nilgiri-tokens'

const { motion: _, ...contract } = vars

/**
 * An example of a partner's theme. Its class on the root or any element changes the colours, type,
 * corners and shadows of every component through the token contract. `motion` keeps its defaults,
 * which respect reduced motion.
 */
export const nilgiriTheme = createTheme(contract, nilgiriTokens)
