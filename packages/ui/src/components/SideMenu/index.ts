export { SideMenu, type SideMenuEntry, type SideMenuProps, type SideMenuSection } from './SideMenu'
