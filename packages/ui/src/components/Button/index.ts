export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button'
export { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants } from './button-looks'
