export { GuideBar, type GuideBarProps } from './GuideBar'
