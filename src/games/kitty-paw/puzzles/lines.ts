/** Written by `clowder puzzles mine`: goal, rating, the right first move, the position. */
export default `
mend 500 liftE1 III-01 28 H Ba4 | As1@2,3 H@2,1 Da0@0,-2 Js0@1,1 Ra5@-1,-1 Ea2@-3,-2 Pa3@-2,-1
rest 510 box IIb-02 18 H Es2 Ra0 Ja0 | Pa2@1,2 Ds4@-3,0 As0@2,1 Ba2@1,-1
rest 540 gD1 III-08 57 V Js4 Da5 Ea1 As5 | Bs3@2,1 V@0,-2 Rs3@-1,1 Pa1@-2,-1
rest 570 gA1 I-13 43 H Ea0 Pa5 Da5 Aa2 Ba0 | Js2@-3,-1 Ra2@-1,1
rest 570 gA1 III-02 52 H Aa2 Es1 Ps2 Ra5 | Da2@1,-2 Ja0@1,3 Ba2@-1,2
cold 590 gP1 I-06 45 H Ps2 Bs2 Ja3 Aa4 Da3 Es5 Ra5 | -
rest 590 gR1 I-23 45 H Rs1 Bs1 Aa5 Ea1 | Ds4@0,-2 Ja0@3,3 Ps4@0,1
rest 590 gP1 III-06 32 V Pa2 | As5@3,1 V@-1,0 Ja4@1,0 Ra3@2,2 Ds4@-2,-3 Es4@0,-2 Bs1@-1,-1
rest 610 gA1 IIa-02 25 H As4 Bs1 Js1 Ps2 Da2 | Es4@2,2 Ra0@-1,-3
cold 620 gJ1 I-01 45 H Js2 Ps3 Es1 Ra2 As2 Ba2 Ds3 | -
rest 620 gP1 I-08 26 H Js4 Pa4 Ea5 Bs5 Ds3 | As0@-1,-2 Ra2@2,1
cold 620 gA1 III-02 64 H Ea5 Ba3 Ps5 Ja5 Ds0 Rs4 Aa1 | -
rest 620 gD1 IIa-01 22 H Ra3 As3 Da0 Ea1 | H@1,0 Bs0@-2,-2 Pa2@-1,1 Ja2@1,2
cold 620 gB1 IIa-01 52 H Ra3 As3 Ps1 Da0 Js0 Ba4 Ea1 | -
cold 620 gB1 IIb-03 44 H Ds4 Rs0 As3 Ea3 Ba4 Ps0 Js4 | -
cold 620 gR1 IIb-06 60 H Js0 Ds0 Ra3 Aa5 Pa3 Ea4 Bs4 | -
rest 640 gA1 I-03 19 H Aa3 Da1 Ja3 | Es0@0,0 Pa2@1,2 Rs0@-2,-1 Ba4@-1,-2
rest 640 gB1 I-11 44 H Js3 Bs1 Ps4 As2 Ra4 | Es4@2,2 Ds0@3,1
cold 640 gD1 IIb-02 34 H Bs2 Pa1 Ds3 Es2 Ra0 Ja0 As0 | -
rest 640 gA1 IIb-03 29 H Rs5 As3 Js1 Da0 | Ps0@2,1 Bs2@0,0 Ea2@4,2
rest 660 gE1 III-02 39 V Da3 Es3 Bs3 Rs1 | V@-1,-1 As0@2,0 Ja0@1,3 Pa4@0,-1
cold 670 gA1 I-05 45 H Bs4 Es0 Js4 Ps1 Da4 As2 Rs0 | -
cold 670 gB1 IIb-03 52 H Ra2 Ds1 Aa0 Pa0 Bs5 Js1 Ea5 | -
cold 670 gR1 IIb-05 60 H Es3 Da5 Js4 Ps5 As4 Ba4 Rs2 | -
cold 690 gB1 I-11 42 H Bs3 Ds0 Rs3 Ps3 Ea2 Ja4 Aa2 | -
rest 690 gB1 I-16 20 H Bs0 Ja5 | Aa4@-1,2 Ra0@-2,0 Pa4@1,0 Ds2@-1,-1 Es4@0,1
rest 690 gJ1 III-01 39 H Ps5 Es2 Bs2 Js2 Rs3 | Da0@0,-2 As1@2,3 H@2,1
cold 690 gP1 III-04 55 H Rs3 Es3 Pa0 Aa0 Ja3 Bs3 Da4 | -
rest 690 gP1 III-08 38 H Da2 Ps5 Aa2 | Bs3@2,1 Rs3@-1,1 Ea3@1,2 Js2@0,3
rest 690 box IIa-02 13 H Pa5 Js3 Da2 | As2@0,1 Ba4@1,3 Es4@2,2 Ra0@-1,-3
rest 690 gJ1 IIb-01 21 H Ps4 Js3 Ea0 As4 Ds3 | Ba2@-3,-2 Ra0@0,0
cold 690 gR1 IIb-01 35 H Ps4 Js3 Rs2 Ea0 As4 Bs5 Ds3 | -
cold 700 gA1 I-15 45 H Ps4 Ra4 Da4 Ba1 As3 Ea2 Js2 | -
cold 700 gJ1 IIb-04 46 H Ea2 Ja3 As5 Ps3 Ba4 Ra3 Ds2 | -
cold 720 gD1 I-10 45 H Aa0 Pa1 Js4 Es0 Ds2 Ba2 Ra2 | -
rest 720 gE1 I-18 28 H Pa5 Es0 | Js0@-1,1 Aa2@2,1 Ba0@-1,-2 Ds0@0,3 Rs4@0,0
mend 720 liftA1 III-08 24 V | Bs3@2,1 Rs3@-1,1 Ea3@1,2 Js2@0,3 Aa4@-3,-1 V@0,-2 Ds1@0,0 Pa1@-2,-1
rest 730 gA1 I-05 23 H Ps5 Ra3 Js3 Aa1 | Bs2@-1,1 Ds2@-2,-1 Ea0@-1,-2
rest 730 gJ1 III-05 45 H Es2 Da5 Js1 Pa5 Ba5 | Rs4@-3,-1 H@1,3 As0@-2,-2
cold 740 gB1 I-16 45 H Bs0 Ea2 Ja5 Pa2 Da4 Ra2 Aa1 | -
rest 740 gE1 IIb-04 24 V Ra3 As5 Ea3 Ps1 | Js2@-2,-2 Ba4@1,3 Da2@4,1 V@0,0
mend 750 liftP1 IIb-02 31 V Es2 Ra0 Ja0 | Ps2@0,2 Ds4@-3,0 As0@2,1 Ba2@1,-1 V@-1,-1
rest 760 gJ1 I-07 32 H Ba2 Ja2 Da1 As4 Rs2 | Es4@1,1 Pa2@-1,0
cold 760 gJ1 I-07 36 H As0 Ja2 Es2 Ba4 Ra3 Ds5 Ps3 | -
cold 760 gP1 I-08 32 H Rs5 Js4 Pa4 Aa3 Ea5 Bs5 Ds3 | -
rest 760 gP1 I-23 38 H Aa3 Pa1 Ra1 Da2 Ea5 | Ba4@1,3 Ja0@3,3
rest 780 gA1 I-02 16 H Ra3 Es5 As3 | Ja4@-1,-2 Ps2@-2,0 Bs0@0,1 Da0@2,2
mend 780 liftP1 I-06 31 H Ja1 Ea5 | Ba2@0,-1 Ps0@2,-1 As4@1,-2 Da2@1,1 Rs2@0,2
rest 780 gD1 I-10 35 H Ds5 Js5 Aa4 Es0 Ra5 | Ps0@0,2 Ba4@4,1
mend 780 liftB1 III-05 26 H | H@1,3 Ds4@-1,0 Ea2@0,-1 Rs4@-3,-1 Pa1@-1,-3 Js1@1,1 As0@-2,-2 Ba3@1,-1
rest 780 gJ1 IIa-04 26 V Da0 Ps4 Aa4 Js0 | Es2@0,2 Ba4@-2,-2 V@1,-1 Rs0@-1,0
cold 780 gJ1 IIa-04 38 H Aa1 Ea5 Da4 Ja3 Ba4 Ps5 Ra3 | -
cold 780 gJ1 IIb-04 42 H Ja0 Ra3 Da0 As5 Ea3 Ps1 Ba0 | -
rest 790 gP1 I-06 20 H Ps0 Bs5 Ja2 Es3 | Rs2@0,2 Da2@1,1 As4@1,-2
rest 790 gJ1 I-12 22 H Ja2 Rs0 Ps1 | Es0@-2,-1 As4@0,0 Ba0@-1,1 Da2@-1,-2
mend 790 liftE1 I-23 28 H | Ds4@0,-2 Ja0@3,3 Ps4@0,1 Ba4@1,3 Aa0@-1,-1 Rs0@1,0 Es0@-3,-3
cold 790 gP1 I-23 44 H Es3 Bs0 Rs2 Js4 Da4 Aa0 Ps2 | -
rest 790 gJ1 III-07 38 H Ds5 Ea2 Ja5 Pa4 | H@2,2 Ra3@1,-1 Ba5@0,-3 As4@3,0
cold 790 gR1 III-07 48 H Ds5 Ba3 Ea2 As5 Rs3 Ja5 Pa4 | -
cold 790 gB1 III-08 50 H Ra2 Da2 Ba3 Js2 Ps5 Ea4 Aa2 | -
cold 790 gR1 IIb-01 28 H Ra3 Ba3 Da3 Ja3 Ps3 As3 Es0 | -
rest 800 gB1 I-03 21 H Ba2 Ps4 Ja1 Ds3 | Rs0@-2,-1 Aa2@-1,1 Es0@0,0
mend 800 liftJ1 I-07 21 H As3 Da3 | Es4@1,1 Ra0@-2,-2 Bs0@0,-1 Pa2@-1,0 Js0@2,4
cold 800 gE1 IIa-02 25 H Pa5 Js3 Es3 As0 Da2 Rs2 Ba5 | -
cold 810 gR1 I-21 40 H Da2 Ba2 Ea5 Ja0 Ra0 Ps0 As3 | -
rest 810 gJ1 IIa-01 18 H Aa3 Rs2 Ja1 Es1 Da0 | Pa2@-1,1 Bs0@-2,-2
cold 810 gJ1 IIa-04 42 H Da0 Ps4 Aa4 Bs4 Ra1 Ea2 Js0 | -
mend 810 liftA1 IIb-03 21 H Rs5 Js1 | Ps0@2,1 Bs2@0,0 Ea2@4,2 As4@3,4 H@-1,-2 Da4@-3,-1
cold 820 gA1 I-04 32 H Js3 Ps1 As0 Ra2 Bs5 Ds3 Es0 | -
mend 820 liftB1 I-21 24 H | As0@2,-1 Es2@0,-2 Js0@0,1 Ra4@1,0 Ps2@3,1 Da2@-1,2 Ba0@2,3
cold 830 gP1 I-23 45 H Ps4 Ba5 Rs1 Es5 Ja4 Da3 As4 | -
cold 840 gB1 I-12 29 H Aa0 Ea3 Ra1 Bs4 Da2 Ps5 Ja5 | -
rest 840 gR1 I-15 22 H Bs2 Ra1 Es3 | Aa4@-2,-1 Da0@0,0 Ps0@1,-1 Js2@-2,1
mend 850 liftJ1 I-12 25 H Ra3 | Ps2@2,1 Es0@-2,-1 Ba0@-1,1 As4@0,0 Ja2@0,-1 Da2@-1,-2
rest 850 gR1 I-21 25 H Ra5 Ea2 Ds4 | Ba0@2,2 As0@2,-1 Js0@0,1 Ps2@3,1
mend 850 turn+R1 I-22 45 H | Ea2@-2,-1 As0@0,0 Ba0@-1,1 Ps2@-1,-2 Rs1@-3,-3 Da4@3,2 Ja0@2,0
mend 850 flipB1 I-24 22 H | Ja4@-2,-3 Bs2@0,2 Ps0@1,1 Ea4@-1,0 Aa2@0,-1 Ds0@3,2 Ra0@-3,-1
cold 850 gB1 III-08 50 H Ps4 Ba0 Aa5 Es1 Ds3 Ja3 Rs1 | -
cold 850 gE1 IIa-07 43 H Ja1 Da4 Pa4 Rs0 Es4 As1 Ba3 | -
cold 860 gP1 I-06 29 H Aa2 Ba1 Ja1 Pa5 Ds0 Rs3 Ea5 | -
mend 860 turn-J1 I-07 18 H Ds2 As3 | Bs0@0,-1 Es4@1,1 Js1@1,3 Ra0@-2,-2 Pa2@-1,0
mend 860 liftR1 I-16 30 H Ja5 | Aa4@-1,2 Ra0@-3,-1 Pa4@1,0 Ds2@-1,-1 Es4@0,1 Ba0@2,-1
cold 860 gP1 I-23 45 H Aa3 Pa1 Ra1 Ba5 Js3 Da2 Ea5 | -
rest 870 gJ1 IIa-07 34 H Ja0 Ps1 Bs5 Ra0 Da4 | As0@-3,-2 Ea0@2,0 H@0,0
mend 880 liftJ1 I-02 19 H Ra3 Es5 | Ja4@-2,-3 Ps2@-2,0 Bs0@0,1 Da0@2,2 Aa0@1,0
rest 880 gJ1 I-14 24 H Ea3 Pa2 As3 Js5 Rs5 | Bs4@-1,-1 Da0@-2,0
rest 890 gA1 I-06 16 H Es3 As5 Ja4 Bs4 | Ps0@2,0 Rs2@0,2 Da2@1,1
rest 890 gR1 I-09 18 H Aa4 Ra3 Pa5 | Js0@2,1 Ea2@-2,-3 Ds4@-1,-1 Ba2@0,1
mend 890 liftJ1 I-10 21 H Es0 | Ba4@4,1 Ps0@0,2 Ds4@3,2 Ra2@2,0 Aa4@1,1 Ja0@-1,2
rest 890 gE1 I-11 25 H Ds0 Ps3 Ea2 Ja4 Aa2 | Bs2@1,0 Ra2@0,1
cold 890 gA1 I-15 32 H Da2 Bs2 Ra1 Pa3 As3 Ja3 Es3 | -
rest 890 gB1 I-21 19 H Bs2 Es4 | Ps2@3,1 As0@2,-1 Ra4@1,0 Da2@-1,2 Js0@0,1
cold 890 gR1 I-21 40 H Ra5 Ea2 Aa5 Ds4 Js1 Pa2 Bs3 | -
rest 890 gE1 III-04 23 V Aa2 Ba3 Es5 | V@0,-1 Da4@1,-1 Ps3@-2,-3 Rs0@1,2 Js2@2,1
mend 890 flipA1 III-05 27 H | Rs4@-3,-1 H@1,3 Aa0@-2,-2 Ds4@-1,0 Pa1@-1,-3 Js1@1,1 Ea2@0,-1 Ba3@1,-2
mend 890 liftE1 IIa-04 23 V Da0 Aa4 | Es2@0,1 Ba4@-2,-2 V@1,-1 Rs0@-1,0 Js2@3,2 Pa0@2,3
rest 890 gP1 IIb-02 18 H Pa4 Ra3 Ja2 Es0 Aa0 | Ds4@-3,0 Ba2@1,-1
cold 900 gP1 I-06 29 H Es3 Da5 As5 Rs3 Ja4 Ps1 Bs4 | -
cold 900 gB1 I-11 33 H Js3 Bs1 Es4 Ps4 As2 Ra4 Da3 | -
cold 900 gD1 III-06 42 H Aa1 Pa0 Da3 Js3 Rs5 Ba0 Ea1 | -
rest 900 gJ1 IIa-01 17 H Da2 Es2 As2 Ja0 Ra1 | H@1,0 Pa2@-1,1 Bs0@-2,-2
rest 910 gE1 III-07 17 H Ea2 | Ra3@1,-1 As4@3,0 H@2,2 Js1@0,1 Ds3@-1,-2 Ba5@0,-3 Ps0@-1,0
rest 910 gJ1 IIa-03 16 H Js2 Rs0 Ba1 Es2 | Ps4@-2,-2 Da4@2,2 As0@-3,-1
rest 920 gJ1 I-21 21 H Js3 Ps2 Ds4 | Ba0@2,2 Es2@0,-2 Ra4@1,0 As0@2,-1
cold 920 gR1 IIb-05 32 H Da2 Ba5 Rs4 Js2 Ea1 As1 Pa4 | -
mend 930 liftB1 I-20 21 H | Ra4@-2,-1 Js2@1,-1 Aa2@2,1 Ea0@1,2 Ps0@-1,-2 Da2@0,0 Ba0@0,2
rest 930 gE1 IIa-02 13 H Js0 Ps4 Da2 Es4 | Ba4@1,3 Ra0@-1,-3 As2@0,1
rest 940 gA1 I-10 18 H Aa0 Pa1 Es0 Ra2 | Ba4@4,1 Ja0@-2,1 Ds4@3,2
cold 940 gE1 I-17 35 H Aa1 Ea0 Pa0 Bs1 Js4 Da5 Rs2 | -
mend 940 flipD1 III-04 17 V Aa2 | Ds4@1,-1 V@0,-1 Ps3@-2,-3 Rs0@1,2 Js2@2,1 Ea1@-1,-3 Bs0@-2,0
cold 940 gR1 IIb-01 24 H Ra1 Js2 Da4 As2 Ea0 Bs0 Ps4 | -
rest 940 gB1 IIb-08 33 H Ba3 As3 Ra3 Ea1 Ds3 | Ps2@2,4 Js2@2,1
cold 950 gB1 I-16 32 H Ea0 Ps3 Da4 Rs4 As4 Js3 Bs3 | -
mend 960 turn+R1 I-11 14 H Pa5 | Ra1@0,1 Bs2@1,0 Es4@2,2 Ja0@-1,-1 Ds0@3,1 As0@1,3
mend 960 turn+P1 I-12 13 H Rs0 | Es0@-2,-1 As4@0,0 Ba0@-1,1 Da2@-1,-2 Ps1@2,1 Ja2@1,-1
cold 960 gA1 I-13 29 H Ea0 Ja3 Ra1 Pa5 Da5 Aa2 Ba0 | -
mend 960 flipJ1 I-13 45 H Da2 | Ps0@1,-1 Ra2@-1,1 Ja2@-3,-1 Aa4@0,0 Ea2@2,1 Bs0@-1,-2
rest 960 gE1 I-18 28 H Es2 Ds4 Ps3 Bs4 Js3 | Aa2@2,1 Rs4@0,0
mend 960 liftE1 I-21 19 H | Ba0@2,2 As0@2,-1 Js0@0,1 Ps2@3,1 Ra4@1,0 Da2@-1,2 Es2@1,-2
cold 960 gR1 III-07 36 H Ba4 Ps0 Ra5 Ea3 Ds4 Aa5 Js2 | -
mend 960 flipR1 IIb-05 27 H Ds4 | H@1,2 Ps0@0,-1 As3@4,1 Es2@2,0 Rs0@3,2 Js2@-1,-3 Ba2@1,4
cold 960 gB1 IIb-08 33 H Ba3 Pa3 Ja2 As3 Ra3 Ea1 Ds3 | -
mend 970 turn-E1 I-09 33 H Aa4 | Js0@2,1 Ea3@-2,-3 Ds4@-1,-1 Ba2@0,1 Rs2@0,-2 Ps0@4,3
cold 970 gE1 III-03 34 H Rs1 Pa1 Es2 As4 Ds1 Js1 Bs2 | -
rest 980 gP1 I-02 14 H Ra1 Pa3 Da0 Ea5 | Bs0@0,1 Aa0@1,0 Ja4@-1,-2
cold 980 gP1 III-04 31 H Aa3 Ba3 Ea0 Ps2 Rs2 Ja2 Da0 | -
rest 980 gR1 IIa-06 21 V Ps3 Rs0 Ds3 Ba2 | As4@-1,0 V@1,-1 Ja0@-2,1 Es2@-2,-2
mend 980 flipR1 IIb-01 12 H Da3 Ps3 As3 | Js0@-1,-2 Rs0@0,0 Ba2@-3,-2 Es4@1,-1 H@2,3
mend 990 liftR1 I-08 45 H Js4 Bs5 | As0@-1,-2 Ra2@2,2 Ds2@0,0 Es4@1,2 Pa2@2,0
rest 990 gD1 I-11 19 H Pa5 Ja0 Aa3 Da3 | Ra2@0,1 Bs2@1,0 Es4@2,2
rest 990 gR1 III-06 14 V Rs2 | Es4@0,-2 Ds4@-2,-3 V@-1,0 As5@3,1 Bs1@-1,-1 Pa5@-3,-1 Ja4@1,0
mend 990 liftJ1 IIa-01 21 H Aa3 Rs2 Es1 | Pa3@-1,1 Bs0@-2,-2 Ds0@0,-3 Ja2@2,3 H@1,0
mend 990 liftR1 IIb-01 13 H Ps4 As4 Ds3 | Ba2@-3,-2 Ra0@1,1 Es4@1,-1 H@2,3 Js0@-1,-2
cold 1000 gE1 I-20 29 H Ds1 As2 Ea4 Ra1 Js3 Ps4 Bs3 | -
rest 1000 gB1 III-08 31 V Ea1 As1 Bs0 Ja3 Ps5 | V@0,-2 Ds1@0,0 Rs3@-1,1
cold 1000 gD1 IIa-03 23 H Rs1 Da4 Ea3 Ja0 Aa2 Ps2 Ba2 | -
rest 1000 gE1 IIa-07 27 H Ra5 Ja3 Da4 Es0 Bs4 | Pa0@3,3 H@0,0 As0@-3,-2
mend 1000 flipJ1 IIb-01 9 H Da4 As2 Ps4 | Ba2@-3,-2 Ra0@0,0 H@2,3 Es4@1,-1 Ja0@-1,-2
cold 1010 gJ1 I-07 25 H Ps5 Ba2 Ea1 Ja2 Da1 As4 Rs2 | -
cold 1010 gD1 I-10 26 H Ps0 Ba4 Es4 Ja5 Ds2 As2 Ra4 | -
mend 1010 flipE1 I-15 13 H Ba1 | Aa4@-2,-1 Ea0@0,3 Da0@0,0 Ps0@1,-1 Ra2@1,2 Js2@-2,1
cold 1010 gD1 III-01 31 H Rs4 Ba4 Ds5 Pa5 Ja2 Aa5 Es2 | -
mend 1010 turn-B1 III-02 32 V Rs4 | As0@2,0 Ja0@1,3 Ba4@-1,2 V@-1,-1 Es1@1,1 Da2@1,-2 Pa4@0,-1
cold 1010 gP1 III-04 30 H Ds5 Ra2 Js3 Ps0 Aa2 Ba3 Es5 | -
cold 1010 gP1 III-04 32 H Da5 As0 Es5 Ps1 Ja3 Rs4 Bs3 | -
rest 1010 gJ1 IIb-05 15 H Ba5 Ja3 Ds4 | H@1,2 Ps0@0,-1 As4@4,1 Es2@2,0 Ra0@3,2
cold 1020 gB1 IIa-01 19 H Aa3 Rs2 Ja1 Ba4 Es1 Ps4 Da0 | -
rest 1020 gE1 IIa-07 24 H Ja1 Da4 Pa4 Es4 | Rs2@2,4 As0@-3,-2 Bs0@4,1
rest 1030 gJ1 I-01 13 H Js2 Ps3 As2 Ba2 | Ra0@2,2 Da0@3,1 Es4@-2,-1
mend 1030 turn+A1 I-10 31 H Es0 | Ps0@0,2 Ba4@4,1 Ds4@3,2 Ja0@-2,1 Aa2@1,1 Ra2@2,0
cold 1030 gR1 I-21 25 H Rs4 Ds2 Pa3 Ja2 As0 Bs5 Ea5 | -
rest 1040 gD1 I-06 12 H Ja1 Ds0 Rs3 Ea5 | Ba2@0,-1 As4@1,-2 Ps0@2,0
rest 1040 gJ1 I-15 11 H Ba1 Js2 | Aa4@-2,-1 Es0@0,3 Da0@0,0 Ps0@1,-1 Ra2@1,2
rest 1040 gD1 I-20 16 H Ds4 Ba3 | Ra4@-2,-1 Js2@1,-1 Aa2@2,1 Ea0@1,2 Ps0@-1,-2
mend 1040 turn+P1 I-23 37 H | Ba4@1,3 Ja0@3,3 Es0@-3,-2 Ps2@0,1 Ds4@0,-2 Aa0@-1,-1 Rs0@1,0
mend 1040 liftE1 IIa-02 26 V Js0 Ps4 Da2 | Ba4@1,3 Ra0@-1,-3 Aa2@0,1 Es4@2,3 V@1,-1
rest 1050 gJ1 I-07 14 H Ps2 Js1 Ds2 As3 Ra5 | Bs0@0,-1 Es4@1,1
mend 1060 flipE1 I-09 17 H As2 | Ba2@0,1 Js0@2,1 Ps0@3,3 Es2@-2,-3 Da4@-1,-1 Rs2@0,-2
mend 1060 flipP1 III-02 11 V Rs1 | V@-1,-1 As0@2,0 Ja0@1,3 Ps4@0,-1 Da2@1,-2 Es1@1,1 Ba2@-1,2
rest 1060 gB1 IIb-03 16 H Ds4 Rs0 Ba4 Ps0 Js4 | Ea2@4,2 As0@3,3
rest 1070 gR1 III-03 18 H Rs1 Pa1 As4 Bs2 | Es1@-2,0 Js5@2,3 H@1,1 Da2@1,-1
cold 1070 gE1 IIa-02 19 H Ea4 As4 Bs1 Js1 Ps2 Rs2 Da2 | -
cold 1070 gE1 IIa-02 19 H Js0 Rs5 Ps4 Bs5 Da2 Es4 Aa2 | -
cold 1080 gA1 III-02 26 H Da3 Es3 Js5 Pa4 Bs3 Aa0 Rs1 | -
mend 1080 turn-P1 III-07 19 H | H@2,2 Ra3@1,-1 Ba5@0,-3 As4@3,0 Ds3@-1,-2 Js1@0,1 Ps2@-1,0 Es2@-2,0
mend 1080 liftR1 III-07 21 H | Ra3@0,-1 As4@3,0 Ds3@-1,-2 H@2,2 Js1@0,1 Ba0@0,-3 Ps0@-1,0 Es2@-2,0
mend 1080 turn+P1 IIa-01 12 H Es2 As2 Ra1 | H@1,0 Pa0@-1,1 Bs0@-2,-2 Ds0@0,-3 Ja2@1,2
mend 1090 flipA1 IIa-02 8 V Pa5 Js3 Da2 | Aa2@0,1 Ba4@1,3 Es4@2,2 Ra0@-1,-3 V@1,-1
rest 1090 gJ1 IIa-08 19 H Aa2 Js2 Ba0 Es3 | Pa4@0,2 Ds2@-3,-2 Ra2@-2,-3
rest 1100 box IIb-01 7 H Da3 Ps3 As3 | Js0@-1,-2 Ra0@0,0 Ba2@-3,-2 Es4@1,-1
cold 1110 gE1 I-03 19 H Aa3 Ra3 Ps3 Da1 Ba0 Ja3 Ea3 | -
mend 1110 turn+P1 I-06 23 H Es3 Ja4 | Ps3@2,0 Rs2@0,2 Da2@1,1 As4@1,-2 Ba2@0,-1
mend 1120 turn-A1 I-05 21 H Ps5 Ra3 | Ba2@-1,1 Ds2@-2,-1 Ea0@-1,-2 Ja0@1,1 As2@1,-1
rest 1120 gJ1 I-14 17 H Bs0 Da4 Rs3 Pa2 Ja5 | As0@0,-2 Ea4@1,4
mend 1120 liftE1 I-19 45 H | Ea4@-1,0 Rs0@-3,0 Ps2@2,1 Js0@1,-1 Ba4@0,0 Ds4@1,2 As0@-2,-1
rest 1120 gR1 IIa-04 12 V Ra5 Ba5 Aa5 Ds1 | Js2@3,2 V@1,-1 Pa0@2,3 Es2@0,2
rest 1130 box IIb-03 8 H Ra5 Js2 | As0@3,3 Ps0@2,1 Ea2@4,2 Bs2@0,0 Da4@-3,-1
rest 1130 gP1 IIb-07 15 H Aa2 Pa5 Rs2 | Ja2@2,3 Bs4@-2,0 Ds0@-3,-2 Es0@0,2 H@2,1
mend 1140 flipE1 I-05 7 H Ps1 Rs0 | As0@1,-1 Es0@-1,-2 Bs2@-1,1 Ds2@-2,-1 Ja0@1,1
mend 1140 liftA1 I-17 16 H | Bs4@1,0 Ps0@1,2 Ds4@-3,-2 Js4@-1,-2 Ra0@-2,0 Aa2@4,2 Es0@0,1
mend 1140 turn+E1 I-23 33 H | Ba4@1,3 Ja0@3,3 Ps4@0,1 Es4@-3,-2 Ds4@0,-2 Rs0@1,0 Aa0@-1,-2
cold 1140 gD1 III-05 27 H Ea0 Pa1 Ja4 Ds2 Ba1 As0 Ra5 | -
cold 1140 gP1 IIb-07 26 H Aa2 Es4 Ds4 Js0 Pa5 Ba5 Rs2 | -
mend 1150 flipR1 I-13 15 H Da5 | Js2@-3,-1 Rs2@-1,1 Ps0@1,-1 Ba1@-1,-2 Aa4@0,0 Ea2@2,1
rest 1150 gR1 I-21 22 H Bs0 Rs0 Aa5 Da4 Es3 | Js0@0,1 Ps2@3,1
mend 1150 liftE1 IIb-07 13 H | Ja2@2,3 Bs4@-2,0 Ds0@-3,-2 Es0@0,1 H@2,1 Ra0@-1,-1 Pa0@0,-2 As0@4,2
cold 1160 gD1 IIa-03 17 H As0 Js2 Ds5 Rs0 Ba1 Es2 Pa0 | -
cold 1160 gD1 IIa-03 19 H Es2 Js1 Da5 Ba4 As5 Ps5 Rs2 | -
cold 1160 gJ1 IIa-04 19 H Ja1 Es1 Ra5 Ba5 Pa1 Aa5 Ds1 | -
mend 1160 turn-B1 IIa-07 14 H | Js2@0,2 Ps0@3,3 Rs2@2,4 H@0,0 Ea0@2,0 Bs1@4,1 As0@-3,-2 Ds4@-2,1
mend 1160 liftP1 IIa-08 11 V | Pa4@-1,2 Ds2@-3,-2 Ra2@-2,-3 Aa4@1,4 Ba2@4,1 Es2@0,-1 Ja2@-2,0 V@2,1
mend 1160 flipA1 IIb-08 11 V | Ps2@2,4 Js2@2,1 Da2@-1,-1 Ba0@-3,-2 V@-2,0 Aa4@3,3 Es4@0,3 Rs0@1,2
mend 1170 liftB1 IIa-01 10 H Ra3 As3 Ea1 | H@1,0 Bs0@-3,-3 Pa2@0,2 Ja2@1,2 Ds0@0,-3
cold 1170 gE1 IIa-07 24 H Aa4 Ja0 Ps1 Bs5 Ra0 Da4 Es5 | -
cold 1180 gE1 I-03 17 H Ba2 Es2 Ps4 Rs4 As3 Ja1 Ds3 | -
cold 1180 gD1 I-10 20 H Ds5 Js5 Aa4 Es0 Ra5 Pa4 Ba5 | -
rest 1180 gE1 III-05 15 H Ea0 Ds2 Ra5 | As0@-2,-2 H@1,3 Js1@1,1 Pa1@-1,-3 Ba3@1,-2
rest 1180 gA1 III-08 15 V As2 Ra4 | Bs3@2,1 V@0,-2 Ea3@1,2 Ds1@0,0 Js2@0,3 Pa1@-2,-1
rest 1180 gA1 III-08 17 H Aa5 Ds3 Ja3 Rs1 | Pa1@-2,-1 Ea3@1,2 Bs3@2,1
cold 1190 gA1 I-05 18 H Ps5 Ra3 Js3 Ba0 Da0 Aa1 Es0 | -
cold 1190 gB1 I-12 22 H Bs5 Ea4 Js0 Rs0 Aa4 Ps4 Ds4 | -
rest 1190 gP1 I-23 18 H Ps4 Rs1 Es5 Da3 As4 | Ba4@1,3 Ja0@3,3
cold 1190 gD1 IIb-02 13 H Pa4 Ra3 Ba4 Ja2 Ds0 Es0 Aa0 | -
rest 1190 gP1 IIb-05 12 H Da2 Js2 Pa4 | As4@4,1 Ra0@3,2 Ba2@1,4 H@1,2 Es2@2,0
rest 1190 gD1 IIb-07 12 H Bs5 Ds2 | Pa0@0,-2 Ra0@-1,-1 Ja2@2,3 Es0@0,2 Aa0@4,2
mend 1200 liftA1 I-06 14 H Ja2 Es3 | Rs2@0,2 Da5@1,1 As4@2,-1 Ps0@2,0 Ba2@0,-1
rest 1200 gD1 I-12 12 H Ea3 Ra1 Da2 Ja5 | Ba0@-1,1 As4@0,0 Ps2@2,1
rest 1200 gD1 I-20 9 H Ds1 | Ra4@-2,-1 Aa2@2,1 Ea0@1,2 Ps0@-1,-2 Ba0@-1,1 Js2@1,-1
rest 1200 gB1 I-21 15 H Ds2 Pa3 Bs5 | As0@2,-1 Es2@0,-2 Js0@0,1 Ra4@1,0
rest 1200 gB1 IIa-02 7 V Da5 Pa2 Ja1 Bs3 | V@1,-1 As2@0,1 Ra0@-1,-3 Es4@2,2
cold 1200 gP1 IIb-07 21 H Bs5 Ds2 Es2 Rs4 Ps4 Aa1 Ja1 | -
rest 1210 gR1 I-10 8 H Es4 Ra4 | Ps0@0,2 Ja0@-2,1 Aa4@1,1 Ds4@3,2 Ba4@4,1
rest 1210 gP1 III-04 17 H Da5 As0 Es5 Ps1 Ja3 | Rs0@1,2 Bs0@-2,0
rest 1210 gE1 III-05 14 H Aa1 Es4 Ba0 | H@1,3 Ds4@-1,0 Js1@1,1 Rs4@-3,-1 Pa1@-1,-3
cold 1210 gE1 IIa-07 22 H Ja0 Rs0 Bs5 Ea3 Aa5 Da4 Ps5 | -
cold 1210 gB1 IIb-03 19 H Rs5 As3 Js1 Da0 Ba3 Ps1 Ea5 | -
mend 1210 turn+D1 IIb-03 8 H Ra1 Ja0 | As0@3,3 Bs2@0,0 H@-1,-2 Da3@-3,-1 Ea2@4,2 Pa0@2,1
cold 1220 gA1 I-04 15 H Ps2 As3 Ds5 Ba2 Rs5 Js5 Ea4 | -
mend 1220 flipB1 I-10 7 H Es4 | Ps0@0,2 Ja0@-2,1 Aa4@1,1 Ds4@3,2 Bs4@4,1 Ra2@2,0
mend 1220 flipE1 IIb-03 7 H Ra5 Js2 | As0@3,3 Ps0@2,1 Es2@4,2 Bs2@0,0 Da4@-3,-1 H@-1,-2
cold 1230 gP1 I-08 15 H Aa0 Ja2 Pa1 Ds3 Ra3 Es3 Ba5 | -
mend 1230 liftD1 III-01 10 H Bs2 | Da0@0,-1 As1@2,3 H@2,1 Js0@1,1 Ra5@-1,-1 Pa3@-2,-1 Ea2@-3,-2
rest 1240 gA1 I-15 14 H Js3 Rs1 Aa1 Bs5 Es1 | Da0@0,0 Ps0@1,-1
cold 1240 gE1 I-18 21 H As3 Ba5 Ja4 Ds0 Pa5 Es0 Ra0 | -
mend 1240 turn-P1 III-06 10 V | Es4@0,-2 Ds4@-2,-3 Pa0@-3,-1 As5@3,1 Bs1@-1,-1 V@-1,0 Ja4@1,0 Ra3@2,2
rest 1240 gD1 IIa-03 11 H Rs1 Da4 Ea3 Aa2 Ba2 | Ps4@-2,-2 Ja2@0,3
mend 1240 flipE1 IIa-03 6 H Rs1 Ba2 | Ps4@-2,-2 Ja2@0,3 H@0,1 Es2@-1,-3 Da4@2,2 As0@-3,-1
cold 1250 gA1 I-15 18 H Js3 Rs1 Aa1 Bs5 Ds4 Es1 Pa0 | -
mend 1250 flipD1 IIa-03 8 H Ba4 Rs2 | H@0,1 Ja2@0,3 Ds4@2,2 Ea2@-1,-3 Ps4@-1,-2 As0@-3,-1
mend 1250 flipD1 IIb-04 7 V As5 Ps1 | Js2@-2,-2 Ba4@1,3 Ds2@4,1 V@0,0 Es0@2,0 Ra0@-1,2
mend 1260 turn-E1 I-07 6 H As0 Da4 | Ps2@-1,0 Ra0@-2,-2 Es5@1,1 Bs0@0,-1 Js0@1,3
cold 1260 gR1 I-21 19 H Da2 Ps3 Bs2 Es4 Js4 As2 Rs1 | -
rest 1270 gD1 I-04 10 H Ps2 Ds5 Ba2 Ea4 | Js4@2,0 Aa4@0,0 Ra0@1,2
cold 1270 gB1 I-11 18 H Es4 Pa5 Rs2 Bs1 Ja0 Aa3 Da3 | -
cold 1270 gR1 I-21 21 H Bs0 Rs0 Aa5 Pa4 Js4 Da4 Es3 | -
mend 1270 liftJ1 IIa-04 8 V Aa5 Ds1 | Js2@3,1 V@1,-1 Pa0@2,3 Es2@0,2 Rs0@-1,0 Ba4@-2,-2
rest 1270 gA1 IIa-07 11 H Bs5 Aa5 Da4 | Js2@0,2 Pa0@3,3 Rs2@2,4 H@0,0 Ea0@2,0
cold 1280 gJ1 I-07 13 H Ps2 Js1 Bs1 Ds2 As3 Ra5 Es2 | -
cold 1280 gA1 I-13 16 H Rs4 Aa1 Ba4 Pa1 Ja2 Da2 Es3 | -
rest 1290 gA1 I-13 11 H Aa1 Ba4 Da2 Es3 | Ps0@1,-1 Ra2@-1,1 Js2@-3,-1
mend 1300 flipJ1 I-02 6 H Ra3 Ea4 | Ps2@-2,0 Js4@-1,-2 Da0@2,2 Bs0@0,1 Aa0@1,0
rest 1300 gE1 I-07 6 H As1 Ea2 Ds0 | Bs0@0,-1 Ra0@-2,-2 Js0@1,3 Pa2@-1,0
cold 1300 gR1 I-21 19 H Da0 Pa0 Bs4 Ja0 Ra3 As4 Ea1 | -
cold 1300 gD1 III-01 18 H Ps5 Da5 Es2 Aa1 Bs2 Js2 Rs3 | -
rest 1310 gA1 I-04 10 H Js3 Ps1 As0 Ra2 Bs5 | Ea2@-1,1 Ds2@-2,-1
mend 1310 turn-R1 I-18 7 H | Aa2@2,1 Rs0@0,0 Ps0@1,-1 Es4@1,2 Js0@-1,1 Ds0@0,3 Ba0@-1,-2
rest 1310 gP1 III-01 10 H Ba4 Pa5 Es2 | As1@2,3 H@2,1 Da0@0,-2 Js0@1,1 Ra5@-1,-1
mend 1320 liftA1 I-08 6 H Ja2 Ba5 | Es4@1,2 Ds2@0,0 Pa2@1,-1 Ra2@2,1 As1@0,-2
rest 1320 gR1 I-08 8 H Aa0 Ja2 Ra3 Ba5 | Es4@1,2 Ds2@0,0 Pa2@1,-1
cold 1320 gP1 I-23 17 H Rs1 Ds0 Bs1 Aa5 Ea1 Js4 Ps3 | -
cold 1330 gJ1 I-02 13 H Bs3 As4 Ra3 Ds4 Ea4 Pa1 Js5 | -
mend 1340 liftE1 III-05 7 H | As0@-2,-2 Ea2@0,-1 H@1,3 Pa1@-1,-3 Ba3@1,-2 Js1@1,1 Ds4@-1,0 Rs4@-3,-1
cold 1340 gE1 IIa-07 18 H Ra5 Ja3 Da4 Es0 Ps5 Aa0 Bs4 | -
cold 1350 gP1 I-08 15 H Da1 Bs4 Rs1 Aa3 Pa5 Es0 Js5 | -
rest 1370 gP1 I-08 7 H Ra1 Js4 Pa3 Bs0 | Ds2@0,0 As0@-1,-2 Es4@1,2
rest 1370 gB1 I-19 10 H Da5 As1 Ba3 | Ea4@-1,1 Rs0@-3,0 Ps2@2,1 Js0@1,-1
rest 1370 gJ1 IIb-01 7 H Js2 Da4 As2 Ea0 Ps4 | Ba2@-3,-2 Ra0@0,0 H@2,3
rest 1370 gE1 IIb-04 10 V Ea2 As5 Ps3 Ba4 Ra3 | Da2@4,1 Js2@-2,-2 V@0,0
rest 1380 gD1 I-09 12 H As2 Es5 Ps1 Da0 Rs4 | Ba2@0,1 Js0@2,1
mend 1380 turn+D1 III-01 6 H Bs4 | H@2,1 As1@2,3 Js0@1,1 Da5@0,-2 Ra5@-1,-1 Pa3@-2,-1 Ea2@-3,-2
rest 1380 gA1 III-02 14 H Rs3 Bs1 Es3 Aa1 Pa2 | Ja0@1,3 Da2@1,-2
mend 1380 turn-B1 III-04 7 V As0 | Rs0@1,2 Bs2@-2,0 V@0,-1 Da4@1,-1 Ps3@-2,-3 Ea1@-1,-3 Js2@2,1
cold 1380 gE1 IIa-02 11 H As2 Da5 Pa2 Ja1 Rs3 Ea0 Bs3 | -
cold 1380 gJ1 IIa-08 18 H Aa2 Js2 Ds0 Ba0 Pa2 Es3 Rs0 | -
rest 1390 gR1 I-01 6 H Ba3 Aa3 Rs3 | Da0@3,1 Js2@0,0 Pa0@-1,1 Es4@-2,-1
cold 1390 gJ1 I-14 14 H Ds0 Ea3 Pa2 As3 Js5 Ba4 Rs5 | -
rest 1390 gA1 I-15 11 H Ba1 Ds4 Aa2 Rs2 Ps2 | Js2@-2,1 Es0@0,3
cold 1390 gB1 I-19 15 H Js5 Da5 Ps3 Ra0 As1 Ba3 Es2 | -
cold 1390 gA1 III-02 17 H Rs3 Js4 Bs1 Es3 Aa1 Pa2 Da0 | -
mend 1390 flipP1 IIb-05 5 H Da5 | Ba2@1,4 Es2@2,0 Pa0@0,-1 Ra0@3,2 As4@4,1 H@1,2 Js2@-1,-3
rest 1410 gA1 I-04 8 H Ps4 Rs2 Ba3 As3 | Ds2@-2,-1 Js4@2,0 Ea2@-1,1
cold 1410 gE1 I-17 15 H Rs0 Pa0 Ea5 Da2 Ba4 Js1 Aa0 | -
rest 1410 gE1 I-17 7 H Aa1 Ea0 | Bs4@1,0 Ps0@2,2 Ds4@-3,-2 Js4@-1,-2 Ra0@-2,0
cold 1410 gD1 III-01 16 H Js0 Ra2 Es1 Da4 Pa1 Bs4 As4 | -
cold 1420 gP1 IIb-07 18 H Da5 Ea1 As2 Bs2 Js4 Ps2 Ra3 | -
cold 1430 gB1 I-09 15 H As2 Es5 Ps1 Da0 Ja5 Bs4 Rs4 | -
mend 1430 liftJ1 I-15 6 H Bs2 | Aa4@-2,-1 Da0@0,0 Ps0@1,-1 Js2@-1,2 Ra2@1,2 Es0@0,3
cold 1450 gD1 III-06 17 H Ba3 Pa2 Rs2 Ja4 Es0 As0 Ds2 | -
cold 1460 gB1 I-12 13 H Es0 Ja2 Ba3 Rs0 Ps1 As1 Da0 | -
rest 1470 gA1 I-02 8 H Bs3 As4 Ra3 Ds4 Ea4 | Ps2@-2,0 Ja4@-1,-2
cold 1470 gP1 I-06 12 H Ps0 Bs5 Ja2 Ra0 Aa1 Es3 Da5 | -
cold 1470 gD1 III-05 16 H Es2 Da5 Js1 Pa5 Ra2 Ba5 As4 | -
rest 1470 gJ1 III-07 11 H Ba4 Ps0 Ea3 Js2 | Ra3@1,-1 As4@3,0 Ds3@-1,-2 H@2,2
cold 1530 gJ1 I-01 11 H Pa2 Ea3 Ds0 Ba3 Ja5 Aa3 Rs3 | -
rest 1560 gE1 III-02 9 V Ea5 Ps5 Ds0 Rs4 | As0@2,0 Ja0@1,3 Ba2@-1,2 V@-1,-1
cold 1610 gB1 I-09 10 H Da0 Aa4 Ra3 Ja1 Pa5 Ba2 Ea1 | -
`;
