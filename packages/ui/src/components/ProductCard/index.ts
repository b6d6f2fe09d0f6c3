export {
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
  ProductList,
  type ProductListProps,
} from './ProductCard'
