export { Link, type LinkProps, type LinkVariant, linkVariants } from './Link'
export { type AnchorProps, LinkProvider, type LinkProviderProps } from './LinkProvider'
