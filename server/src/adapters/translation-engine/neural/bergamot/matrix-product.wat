;; The eight-bit matrix product that the engine imports. Its built-in one is half as fast.
;; Weights are stored column by column, so each number is a dot product of two contiguous rows of bytes. Bytes are widened
;; to 16 bits and multiplied by i32x4.dot_i16x8_s: exact, without saturation and without a shifted zero point. Four columns
;; are computed at once, for two rows at a time and then for the last row if their number is odd.
;; After a change: npx --package=wabt wat2wasm matrix-product.wat --output=matrix-product.wasm
(module
  (import "env" "memory" (memory 1))
  (func (export "int8_prepare_a") (param $in i32) (param $scale f32) (param $zero f32)
    (param $rows i32) (param $width i32) (param $out i32)
    (local $end i32) (local $m v128)
    (local.set $m (f32x4.splat (local.get $scale)))
    (local.set $end (i32.add (local.get $out) (i32.mul (local.get $rows) (local.get $width))))
    (loop $next
      (v128.store (local.get $out) (i8x16.narrow_i16x8_s
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load (local.get $in)) (local.get $m))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=16 (local.get $in)) (local.get $m)))))
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=32 (local.get $in)) (local.get $m))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (v128.load offset=48 (local.get $in)) (local.get $m)))))))
      (local.set $in (i32.add (local.get $in) (i32.const 64)))
      (br_if $next (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 16))) (local.get $end)))))
  (func (export "int8_select_columns_of_b")
    (param $b i32) (param $width i32) (param $cols i32) (param $list i32) (param $count i32) (param $out i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 2))))
    (loop $next
      (memory.copy (local.get $out) (i32.add (local.get $b) (i32.mul (i32.load (local.get $list)) (local.get $width))) (local.get $width))
      (local.set $out (i32.add (local.get $out) (local.get $width)))
      (br_if $next (i32.lt_u (local.tee $list (i32.add (local.get $list) (i32.const 4))) (local.get $end)))))
  (func (export "int8_multiply_and_add_bias") (param $a i32) (param $scaleA f32) (param $zeroA f32)
    (param $b i32) (param $scaleB f32) (param $zeroB f32)
    (param $bias i32) (param $factor f32)
    (param $rows i32) (param $width i32) (param $cols i32) (param $out i32)
    (local $ra0 i32) (local $o0 i32) (local $a0 v128) (local $s00 v128) (local $s01 v128) (local $s02 v128) (local $s03 v128)
    (local $ra1 i32) (local $o1 i32) (local $a1 v128) (local $s10 v128) (local $s11 v128) (local $s12 v128) (local $s13 v128)
    (local $rb0 i32) (local $rb1 i32) (local $rb2 i32) (local $rb3 i32)
    (local $c i32) (local $c4 i32) (local $k i32) (local $r i32) (local $rowBytes i32) (local $v v128) (local $p v128) (local $q v128) (local $m v128)
    (local.set $m (f32x4.splat (f32.div (local.get $factor) (f32.mul (local.get $scaleA) (local.get $scaleB)))))
    (local.set $rowBytes (i32.shl (local.get $cols) (i32.const 2)))
    (block $doneBlocks
      (loop $blocks
        (br_if $doneBlocks (i32.gt_u (i32.add (local.get $r) (i32.const 2)) (local.get $rows)))
        (local.set $ra0 (i32.add (local.get $a) (i32.mul (i32.add (local.get $r) (i32.const 0)) (local.get $width))))
        (local.set $o0 (i32.add (local.get $out) (i32.mul (i32.add (local.get $r) (i32.const 0)) (local.get $rowBytes))))
        (local.set $ra1 (i32.add (local.get $a) (i32.mul (i32.add (local.get $r) (i32.const 1)) (local.get $width))))
        (local.set $o1 (i32.add (local.get $out) (i32.mul (i32.add (local.get $r) (i32.const 1)) (local.get $rowBytes))))
        (local.set $c (i32.const 0))
        (loop $columns2
          (local.set $rb0 (i32.add (local.get $b) (i32.mul (local.get $c) (local.get $width))))
          (local.set $rb1 (i32.add (local.get $rb0) (local.get $width)))
          (local.set $rb2 (i32.add (local.get $rb1) (local.get $width)))
          (local.set $rb3 (i32.add (local.get $rb2) (local.get $width)))
          (local.set $s00 (v128.const i32x4 0 0 0 0))
          (local.set $s01 (v128.const i32x4 0 0 0 0))
          (local.set $s02 (v128.const i32x4 0 0 0 0))
          (local.set $s03 (v128.const i32x4 0 0 0 0))
          (local.set $s10 (v128.const i32x4 0 0 0 0))
          (local.set $s11 (v128.const i32x4 0 0 0 0))
          (local.set $s12 (v128.const i32x4 0 0 0 0))
          (local.set $s13 (v128.const i32x4 0 0 0 0))
          (local.set $k (i32.const 0))
          (loop $inner2
            (local.set $a0 (v128.load8x8_s (i32.add (local.get $ra0) (local.get $k))))
            (local.set $a1 (v128.load8x8_s (i32.add (local.get $ra1) (local.get $k))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb0) (local.get $k))))
            (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (local.set $s10 (i32x4.add (local.get $s10) (i32x4.dot_i16x8_s (local.get $a1) (local.get $v))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb1) (local.get $k))))
            (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (local.set $s11 (i32x4.add (local.get $s11) (i32x4.dot_i16x8_s (local.get $a1) (local.get $v))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb2) (local.get $k))))
            (local.set $s02 (i32x4.add (local.get $s02) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (local.set $s12 (i32x4.add (local.get $s12) (i32x4.dot_i16x8_s (local.get $a1) (local.get $v))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb3) (local.get $k))))
            (local.set $s03 (i32x4.add (local.get $s03) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (local.set $s13 (i32x4.add (local.get $s13) (i32x4.dot_i16x8_s (local.get $a1) (local.get $v))))
            (br_if $inner2 (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 8))) (local.get $width))))
          (local.set $c4 (i32.shl (local.get $c) (i32.const 2)))
          (local.set $p (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s00) (local.get $s01))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s00) (local.get $s01))))
          (local.set $q (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s02) (local.get $s03))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s02) (local.get $s03))))
          (local.set $p (i32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $p) (local.get $q))
              (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $p) (local.get $q))))
          (v128.store (i32.add (local.get $o0) (local.get $c4))
            (f32x4.add
              (f32x4.mul (f32x4.convert_i32x4_s (local.get $p)) (local.get $m))
              (v128.load (i32.add (local.get $bias) (local.get $c4)))))
          (local.set $p (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s10) (local.get $s11))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s10) (local.get $s11))))
          (local.set $q (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s12) (local.get $s13))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s12) (local.get $s13))))
          (local.set $p (i32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $p) (local.get $q))
              (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $p) (local.get $q))))
          (v128.store (i32.add (local.get $o1) (local.get $c4))
            (f32x4.add
              (f32x4.mul (f32x4.convert_i32x4_s (local.get $p)) (local.get $m))
              (v128.load (i32.add (local.get $bias) (local.get $c4)))))
          (br_if $columns2 (i32.lt_u (local.tee $c (i32.add (local.get $c) (i32.const 4))) (local.get $cols))))
        (local.set $r (i32.add (local.get $r) (i32.const 2)))
        (br $blocks)))
    (block $doneRows
      (loop $single
        (br_if $doneRows (i32.ge_u (local.get $r) (local.get $rows)))
        (local.set $ra0 (i32.add (local.get $a) (i32.mul (i32.add (local.get $r) (i32.const 0)) (local.get $width))))
        (local.set $o0 (i32.add (local.get $out) (i32.mul (i32.add (local.get $r) (i32.const 0)) (local.get $rowBytes))))
        (local.set $c (i32.const 0))
        (loop $columns1
          (local.set $rb0 (i32.add (local.get $b) (i32.mul (local.get $c) (local.get $width))))
          (local.set $rb1 (i32.add (local.get $rb0) (local.get $width)))
          (local.set $rb2 (i32.add (local.get $rb1) (local.get $width)))
          (local.set $rb3 (i32.add (local.get $rb2) (local.get $width)))
          (local.set $s00 (v128.const i32x4 0 0 0 0))
          (local.set $s01 (v128.const i32x4 0 0 0 0))
          (local.set $s02 (v128.const i32x4 0 0 0 0))
          (local.set $s03 (v128.const i32x4 0 0 0 0))
          (local.set $k (i32.const 0))
          (loop $inner1
            (local.set $a0 (v128.load8x8_s (i32.add (local.get $ra0) (local.get $k))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb0) (local.get $k))))
            (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb1) (local.get $k))))
            (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb2) (local.get $k))))
            (local.set $s02 (i32x4.add (local.get $s02) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (local.set $v (v128.load8x8_s (i32.add (local.get $rb3) (local.get $k))))
            (local.set $s03 (i32x4.add (local.get $s03) (i32x4.dot_i16x8_s (local.get $a0) (local.get $v))))
            (br_if $inner1 (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 8))) (local.get $width))))
          (local.set $c4 (i32.shl (local.get $c) (i32.const 2)))
          (local.set $p (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s00) (local.get $s01))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s00) (local.get $s01))))
          (local.set $q (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s02) (local.get $s03))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s02) (local.get $s03))))
          (local.set $p (i32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $p) (local.get $q))
              (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $p) (local.get $q))))
          (v128.store (i32.add (local.get $o0) (local.get $c4))
            (f32x4.add
              (f32x4.mul (f32x4.convert_i32x4_s (local.get $p)) (local.get $m))
              (v128.load (i32.add (local.get $bias) (local.get $c4)))))
          (br_if $columns1 (i32.lt_u (local.tee $c (i32.add (local.get $c) (i32.const 4))) (local.get $cols))))
        (local.set $r (i32.add (local.get $r) (i32.const 1)))
        (br $single)))))
