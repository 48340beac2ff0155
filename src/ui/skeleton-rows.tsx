/** Grey rows that stand for what is being read. */
import Skeleton from "@mui/material/Skeleton";

/** `rows` bars; a screen reader hears the label once. */
export function SkeletonRows({ rows = 6, label, rowPx = 36 }: { rows?: number; label: string; rowPx?: number }) {
  return (
    <div role="status" aria-label={label} style={{ paddingInline: 12 }}>
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} variant="text" animation={false} height={rowPx} width={`${92 - ((i * 17) % 40)}%`} />
      ))}
    </div>
  );
}
