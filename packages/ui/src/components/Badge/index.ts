export {
  Badge,
  type BadgeProps,
  type BadgeTone,
  badgeTones,
  CountBadge,
  type CountBadgeProps,
} from './Badge'
