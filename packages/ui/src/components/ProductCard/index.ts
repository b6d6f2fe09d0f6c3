export {
  ProductCard,
  type ProductCardProps,
  ProductList,
  type ProductListProps,
} from './ProductCard'
