export { Menu, type MenuProps } from './Menu'
export type { MenuAction, MenuItem, MenuLink } from './menu-item'
